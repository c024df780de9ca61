import { Inject, Injectable, type OnModuleInit, SetMetadata } from '@nestjs/common'
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core'
import type { z } from 'zod'
import { EventBus, type EventData, type EventName } from './event-bus.ts'
import { type JobDefinition, JobQueue } from './job-queue.ts'

/** Injection token of the name under which this service hears events: its own. */
export const CONSUMER = Symbol('CONSUMER')

type Handler<Data> = (data: Data) => Promise<unknown>
type HandlerDecorator<Data> = <T extends Handler<Data>>(
  target: object,
  key: string,
  descriptor: TypedPropertyDescriptor<T>,
) => void

const eventKey = 'rafiq:on-event'
const jobKey = 'rafiq:on-job'

/**
 * A method of a provider that handles an event, at least once and in a context of its own: it is idempotent and drops
 * versions older than what it has. Of one event a service has one handler.
 */
export const OnEvent = <N extends EventName>(name: N): HandlerDecorator<EventData<N>> =>
  SetMetadata(eventKey, name)

/** A method of a provider that handles a job, at least once and in a context of its own. */
export const OnJob = <S extends z.ZodObject>(job: JobDefinition<S>): HandlerDecorator<z.infer<S>> =>
  SetMetadata(jobKey, job)

/** Finds the decorated methods of all providers and lets them hear. */
@Injectable()
export class DecoratedHandlers implements OnModuleInit {
  constructor(
    @Inject(CONSUMER) private readonly consumer: string,
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
    private readonly events: EventBus,
    private readonly jobs: JobQueue,
  ) {}

  onModuleInit(): void {
    // A provider under two tokens is one object.
    const providers = new Set(this.discovery.getProviders().map(({ instance }): unknown => instance))
    for (const provider of providers) if (typeof provider === 'object' && provider) this.register(provider)
  }

  private register(provider: object): void {
    const prototype: unknown = Object.getPrototypeOf(provider)
    if (typeof prototype !== 'object' || !prototype) return
    for (const name of this.scanner.getAllMethodNames(prototype)) {
      const method: unknown = Reflect.get(provider, name)
      if (typeof method !== 'function') continue
      const handler = (data: unknown): Promise<unknown> => Reflect.apply(method, provider, [data])
      const event = this.reflector.get<EventName | undefined>(eventKey, method)
      if (event !== undefined) this.events.subscribe(event, this.consumer, handler)
      const job = this.reflector.get<JobDefinition<z.ZodObject> | undefined>(jobKey, method)
      if (job) this.jobs.work(job, handler)
    }
  }
}
