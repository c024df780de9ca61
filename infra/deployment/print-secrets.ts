/** `npm run --silent secrets`: the lines of compose's `.env` that nobody else may know, new each time. */
import { makeSecrets } from './make-secrets.ts'

for (const [name, value] of Object.entries(makeSecrets())) process.stdout.write(`${name}=${value}\n`)
