import { type DynamicModule, Module } from '@nestjs/common'
import type { Registered } from '@rafiq/platform-contracts/register'
import type { z } from 'zod'
import { registerErrorMessages } from './errors/app-error.ts'

/** The schemas of a product's events by their names, and of its audit log's details by action. */
export type EventSchemas = Registered<'events', Readonly<Record<string, z.ZodType>>>
export type AuditDetails = Registered<'auditDetails', Readonly<Record<string, z.ZodObject>>>

/** What the services of a product have in common and the kit knows nothing of; its types are registered beside it. */
export interface Definitions {
  /** English sentences of its own error codes. */
  readonly errorMessages?: Readonly<Record<string, string>>
  readonly eventSchemas?: EventSchemas
  readonly auditDetails?: Partial<AuditDetails>
}

/** Injection token of the {@link Definitions}; nothing is there in a service without any. */
export const DEFINITIONS = Symbol('DEFINITIONS')

/** Gives a service the definitions of its product: one line in its module's imports. */
@Module({})
export class DefinitionsModule {
  static forRoot(definitions: Definitions): DynamicModule {
    // Of the process, since errors are thrown outside of modules too.
    registerErrorMessages(definitions.errorMessages ?? {})
    return {
      module: DefinitionsModule,
      global: true,
      providers: [{ provide: DEFINITIONS, useValue: definitions }],
      exports: [DEFINITIONS],
    }
  }
}
