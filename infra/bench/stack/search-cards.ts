import { z } from 'zod'

/** A search as a page sends it. */
export const searchSchema = z.strictObject({
  name: z.string().trim().min(1).max(80),
  city: z.enum(['riyadh', 'jeddah', 'dammam']),
  budget: z.enum(['under-15000', '15000-25000', 'over-25000']),
  lifestyle: z.array(z.enum(['working', 'student', 'quiet', 'social'])).max(10),
  bio: z.string().max(500),
})
export type Search = z.infer<typeof searchSchema>

/** Ten cards, as the matches are: about 3 KiB. */
export const cardsSchema = z.object({
  cards: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      age: z.int(),
      city: z.string(),
      score: z.int().min(0).max(100),
      parts: z.record(z.string(), z.int()),
      lifestyle: z.array(z.string()),
      seenAt: z.iso.datetime(),
      photo: z.string().nullable(),
    }),
  ),
})
export type Cards = z.infer<typeof cardsSchema>

export const path = '/things'

export const aSearch: Search = {
  name: 'نورة الدوسري',
  city: 'riyadh',
  budget: '15000-25000',
  lifestyle: ['working', 'quiet'],
  bio: 'أعمل في شمال الرياض وأبحث عن شقة هادئة قريبة من العمل، وأحب الطبخ في نهاية الأسبوع.',
}

/** What is answered to a search; it has what the contract does not name, which must not leave. */
export function cardsFor({ city }: Search): Cards {
  return {
    cards: Array.from({ length: 10 }, (_, number) => ({
      id: `0192f0c1-2a3b-7c4d-8e5f-00000000000${number}`,
      name: 'سارة القحطاني',
      age: 24 + number,
      city,
      score: 60 + number,
      parts: { location: 30, budget: 25, lifestyle: 17, apartment: 10, sharing: 5 },
      lifestyle: ['working', 'quiet', 'early-bird'],
      seenAt: '2026-11-20T09:00:00.000Z',
      photo: null,
      phone: '966501234567',
    })),
  }
}
