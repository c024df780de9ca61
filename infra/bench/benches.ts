/** A benchmark, and what makes it short. */
export interface Bench {
  name: string
  /** Arguments of a quick run: smaller, and less often. */
  quick: readonly string[]
  /** Says nothing in a short time; a quick run is without it, unless it is named. */
  long?: true
}

/** All of them, those of single statements before those that start a whole platform. */
export const benches: readonly Bench[] = [
  { name: 'matching', quick: ['--sizes', '1000,20000', '--searches', '100'] },
  { name: 'fairness', quick: ['--people', '10000', '--seeds', '1', '--compared', '50'] },
  { name: 'moderation', quick: ['--accounts', '50000', '--runs', '20'] },
  { name: 'stack', quick: ['--rounds', '3', '--milliseconds', '800'] },
  {
    name: 'chat',
    quick: ['--seconds', '2', '--rounds', '1', '--sockets', '600', '--users', '400', '--user-seconds', '10'],
  },
  { name: 'capacity', quick: ['--members', '2000', '--messages', '200000'] },
  { name: 'messages', quick: ['--few', '200000', '--many', '800000', '--rounds', '3'], long: true },
  { name: 'restore', quick: ['--messages', '100000', '--seconds', '10'], long: true },
  { name: 'recovery', quick: ['--rounds', '1', '--seconds', '10'], long: true },
  { name: 'replicas', quick: ['--seconds', '2', '--rounds', '1'] },
  { name: 'start', quick: ['--rounds', '1', '--idle', '5'] },
  { name: 'sign-in', quick: ['--rounds', '1', '--seconds', '4'] },
  { name: 'releases', quick: ['--runs', '5', '--seeds', '1', '--remotes', '0', '--no-first'] },
  {
    name: 'web',
    quick: [
      ...['--part', 'comparison', '--runs', '1'],
      ...['--page', '/', '--page', '/register', '--page', '/matches'],
    ],
  },
]
