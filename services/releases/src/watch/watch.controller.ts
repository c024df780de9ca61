import { Controller, Get, Inject, Query, SerializeOptions } from '@nestjs/common'
import { ApiOkResponse } from '@nestjs/swagger'
import { type Watch, type WatchWindow, watchSchema, watchWindowSchema } from '@rafiq/contracts'
import { ForCallers } from '../callers/caller.guard.ts'
import { ReadWatch } from './read-watch.ts'

/** How versions do in browsers; any publish token may ask, and admins. */
@ForCallers({ teams: 'every', admins: true })
@Controller('api/releases/watch')
export class WatchController {
  readonly #watch: ReadWatch

  constructor(@Inject(ReadWatch) watch: ReadWatch) {
    this.#watch = watch
  }

  @Get()
  @ApiOkResponse({ standardSchema: watchSchema })
  @SerializeOptions({ schema: watchSchema })
  read(@Query('window', { schema: watchWindowSchema.default('hour') }) window: WatchWindow): Promise<Watch> {
    return this.#watch.run(window)
  }
}
