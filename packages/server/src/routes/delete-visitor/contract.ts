import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'
import { askingLanguageShape, doneShape, proofShape } from '../../http/shapes.ts'
import { LIMITS } from '../../limits.ts'

/** Deletes the account that a visitor is signed in with, by its password or a code that its address was sent. */
export const deleteVisitorContract = defineContract({
  method: 'POST',
  path: '/ww/accounts/delete',
  host: 'site',
  role: 'public',
  perMinute: LIMITS.signInPerMinute,
  body: z.object({ ...proofShape.shape, language: askingLanguageShape }),
  answer: doneShape,
})
