/** Path and namespace of the socket; `auth` is `{ token }`. */
export const chatSocket = { path: '/socket.io', namespace: '/chat' } as const

/** One character that is seen: no white space, no mark without a shape, none of the blank letters of Unicode. */
export const visible = /[^\s\p{C}\u115f\u1160\u2800\u3164\uffa0]/u
