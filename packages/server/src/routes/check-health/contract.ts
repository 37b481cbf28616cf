import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'

/** Whether the server works: 200, or 503 with what is wrong. */
export const checkHealthContract = defineContract({
  method: 'GET',
  path: '/health',
  role: 'public',
  answer: z.object({ status: z.string() }),
})
