import { default as Sequencer } from '@jest/test-sequencer'

/** What starts a browser or every service takes longest: begun last, it would leave the other workers without work. */
const long = /\/(access-matrix|proof|drill)\/[^/]+\.int\.spec\.ts$/

/** Jest's order, but for the longest. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests)
    const isLong = ({ path }) => long.test(path)
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))]
  }
}
