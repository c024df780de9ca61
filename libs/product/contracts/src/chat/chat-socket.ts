/** Path and namespace of the socket; `auth` is `{ token }`. */
export const chatSocket = { path: '/socket.io', namespace: '/chat' } as const
