import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'
import { doneShape } from '../../http/shapes.ts'

/** Takes the file of a signed request: the signature is all the right that it needs (specification section 7). */
export const putUserFileContract = defineContract({
  method: 'PUT',
  path: '/ww/user-files/:key',
  host: 'site',
  role: 'public',
  transport: 'bytes',
  params: z.object({ key: z.string() }),
  query: z.object({ signed: z.string() }),
  answer: doneShape,
})
