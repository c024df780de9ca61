import { isApiError } from '../api/api-error.ts'
import { queryClient } from '../queries/query-client.ts'
import { session, sessionStore } from '../session/session.ts'

/**
 * Has the server end this session by `call`. What it overtook comes back as refused, and would take the member to sign-in
 * instead of where they are going: so background reads under way are dropped and none is begun, and a refusal drops no
 * token (`sessionStore`'s `ending`), until the token has changed or the call has failed.
 */
export async function endSession<T>(call: () => Promise<T>): Promise<T> {
  const token = session.token()
  sessionStore.setState({ ending: true })
  void queryClient.cancelQueries({ predicate: ({ meta }) => meta?.background === true })
  try {
    return await call()
  } catch (failure) {
    if (session.token() === token) sessionStore.setState({ ending: false })
    if (isApiError(failure) && failure.status === 401) session.expire(token)
    throw failure
  }
}
