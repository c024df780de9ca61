import type { PipeTransform } from '@nestjs/common'
import { z } from 'zod'
import { NotFoundError } from '../errors/kinds.ts'

/** An id in a path: `@Param('reportId', idParam)`. What is no UUID names nothing, so it is answered as an unknown one is. */
export const idParam: PipeTransform<string, string> = {
  transform(id) {
    if (!z.uuid().safeParse(id).success) throw new NotFoundError()
    return id.toLowerCase()
  },
}
