import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'
import { doneShape } from '../../http/shapes.ts'

/** Ends the session of a visitor. */
export const signOutVisitorContract = defineContract({
  method: 'POST',
  path: '/ww/accounts/sign-out',
  host: 'site',
  role: 'public',
  body: z.object({}),
  answer: doneShape,
})
