import { cityKeys } from '@rafiq/contracts/questionnaire'
import { aRegistration } from '@rafiq/testing'
import type { Attack } from './attack.ts'

/** Different people that one account is shown in a day (design, HTTP contract). */
const mostPeople = 150
/** Changes of city in 30 days. */
const mostMoves = 2

/** One account that looks at as many people as it can, by changing who it is and where it lives. */
export const harvest: Attack = {
  name: 'harvest',
  async run({ people, findings }) {
    const { token } = await people.newMember()
    const seen = new Set<string>()
    /** Where the account has lived from the start. */
    let home = aRegistration().build().location
    let moves = 0
    let turned = false
    const change = async (body: object): Promise<boolean> => {
      const { status, json } = await people.api.ask('PATCH', '/api/user/profile', token, body)
      for (const { id } of (json as { matches?: { id: string }[] }).matches ?? []) seen.add(id)
      const { json: listed } = await people.api.ask('GET', '/api/user/matches', token)
      if (Array.isArray(listed)) for (const { id } of listed as { id: string }[]) seen.add(id)
      return status === 200
    }
    for (const gender of ['male', 'female']) {
      const taken = await change({ gender })
      turned ||= gender === 'female' && taken
      for (const location of cityKeys.slice(0, 30)) {
        const area = location === 'riyadh' ? 'northeast' : null
        if (location === home || !(await change({ location, area }))) continue
        home = location
        moves += 1
        for (const budget of ['under-15000', 'over-25000']) if (moves <= mostMoves) await change({ budget })
      }
    }
    const add = (what: string, detail: string) =>
      findings.add({ kind: 'rule', attack: 'harvest', what, detail })
    if (turned) add('a gender is changed at will', 'PATCH /api/user/profile {"gender":"female"} → 200')
    if (moves > mostMoves) add('the city is changed at will', `${moves} times in a moment`)
    if (seen.size > mostPeople) add('one account sees too many people', `${seen.size} in a moment`)
  },
}
