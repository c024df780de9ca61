import { screen } from '@testing-library/react'
import { aConnection, memberId } from './a-connection.ts'
import { aMatch } from './a-match.ts'

type Call = { method: string; path: string }

/** Records a contact. */
export const post = 'POST /api/whatsapp-connections'
/** Tells the outcome of the contact with `aMatch()`. */
export const patch = `PATCH /api/whatsapp-connections/${memberId}/${aMatch().id}`
export const recorded = { status: 201, body: aConnection() }
export const unavailable = { status: 503, body: { code: 'unavailable', message: 'x' } }

export const button = (name: string) => screen.findByRole('button', { name })
export const count = (calls: Call[], call: string) =>
  calls.filter(({ method, path }) => `${method} ${path}` === call).length
