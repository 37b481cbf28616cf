import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'
import { projectParams, secretsShape } from '../../http/shapes.ts'
import { LIMITS } from '../../limits.ts'

const body = z.strictObject({
  name: z.string().regex(/^[A-Za-z]\w{0,63}$/, 'begins with a letter and has letters, digits and _ only'),
  origin: z.url({ protocol: /^https?$/ }).max(500),
  value: z
    .string()
    .min(1, 'must be given')
    .max(LIMITS.secretLength)
    .regex(/^[\x20-\x7e]+$/, 'must be one line of Latin letters, digits and signs')
    .nullable(),
})

/** Sets or replaces a secret of a project for one server; null forgets it. Not part of the history: it cannot be undone. */
export const setSecretContract = defineContract({
  method: 'POST',
  path: '/api/projects/:projectId/secrets',
  role: 'editor',
  params: projectParams,
  body,
  answer: secretsShape,
})
export type SecretsAnswer = z.output<typeof secretsShape>
