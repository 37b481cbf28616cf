import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'
import { userShape } from '../../http/shapes.ts'

/** Who is signed in, and whether the first account is still to be made. */
export const getSessionContract = defineContract({
  method: 'GET',
  path: '/api/session',
  role: 'public',
  answer: z.object({
    user: userShape.nullable(),
    needsOwner: z.boolean(),
    /** What addresses of uploaded files begin with for this session: it holds the key to those of the person's projects. */
    assetsUrl: z.string(),
    /** Bytes that the files of one project have room for. */
    assetsRoom: z.number(),
  }),
})
export type SessionAnswer = z.output<typeof getSessionContract.answer>
