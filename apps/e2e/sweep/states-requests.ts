import {
  anAnswer,
  anAppeal,
  closedRequests,
  manyRequests,
  noRequests,
  ownDecision,
  requestPath,
} from './requests-answers.ts'
import { press, type State } from './state.ts'

const queue = '/moderator/requests'

/** The queue of members' requests, and each of them. */
export const requestsStates: readonly State[] = [
  { path: queue, as: 'moderator', answers: manyRequests, shows: 'requestQueue:requests.pages.next' },
  {
    path: `${queue}?status=closed`,
    as: 'moderator',
    answers: closedRequests,
    shows: 'requestQueue:requests.state.withdrawn',
  },
  {
    path: queue,
    name: 'none',
    as: 'moderator',
    answers: noRequests,
    shows: 'requestQueue:requests.empty.open',
  },
  {
    path: requestPath,
    as: 'moderator',
    answers: anAppeal,
    shows: 'requestQueue:requests.answer.wordsNeeded',
    act: press('requestQueue:requests.answer.send'),
  },
  {
    path: requestPath,
    name: 'of one’s own',
    as: 'moderator',
    answers: ownDecision,
    shows: 'requestQueue:requests.own.text',
  },
  {
    path: requestPath,
    name: 'answered',
    as: 'admin',
    answers: anAnswer,
    shows: 'requestQueue:requests.next',
  },
]
