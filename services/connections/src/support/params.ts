import type { PipeTransform } from '@nestjs/common'
import { NotFoundError } from '@rafiq/service-kit'
import { z } from 'zod'

/** A member's id in a path. What is no id names nobody: it is answered like any unknown member. */
export const memberIdParam: PipeTransform<string, string> = {
  transform(id) {
    if (!z.uuid().safeParse(id).success) throw new NotFoundError()
    return id.toLowerCase()
  },
}
