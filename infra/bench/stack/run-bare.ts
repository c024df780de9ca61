import Fastify from 'fastify'
import { serve } from '../serve.ts'
import { processorTime } from './processor-time.ts'
import { cardsFor, cardsSchema, path, searchSchema } from './search-cards.ts'

/** Fastify alone, with what comes and what goes checked by the same schemas. */
const app = Fastify()
app.post(path, (request) => cardsSchema.parse(cardsFor(searchSchema.parse(request.body))))
const address = await app.listen({ host: '127.0.0.1', port: 0 })

serve({ address: () => address, processorTime })
