import { MikroORM, RequestContext } from '@mikro-orm/core'
import { Injectable, Optional } from '@nestjs/common'
import { uuidv7 } from '../ids.ts'
import { runWithRequestId } from './request-context.ts'

/** Whose work it is; a new id and no address where nothing is said. */
interface WorkOrigin {
  readonly requestId?: string
  /** Where the request came from; null for work that nobody waits for. */
  readonly address?: string | null
}

/**
 * The one place where a context of work is opened: a request id for the logs and an entity manager of its own, which every
 * repository then finds behind the `EntityManager` that it is given. The kit opens one per request, job, socket event and
 * run of a periodic task; whatever else reads or writes entities calls `run` itself.
 */
@Injectable()
export class WorkContext {
  constructor(@Optional() private readonly orm?: MikroORM) {}

  run<T>(work: () => T, { requestId = uuidv7(), address = null }: WorkOrigin = {}): T {
    const { orm } = this
    return runWithRequestId(requestId, () => (orm ? RequestContext.create(orm.em, work) : work()), address)
  }
}
