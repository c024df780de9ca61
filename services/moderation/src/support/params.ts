import type { PipeTransform } from '@nestjs/common'
import { NotFoundError } from '@rafiq/service-kit'
import { z } from 'zod'

/** An id in a path. What is no id names nothing: it is answered like any unknown one. */
export const idParam: PipeTransform<string, string> = {
  transform(id) {
    if (!z.uuid().safeParse(id).success) throw new NotFoundError()
    return id.toLowerCase()
  },
}
