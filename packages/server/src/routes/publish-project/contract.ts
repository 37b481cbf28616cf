import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'
import { errorShape, projectParams, stageShape } from '../../http/shapes.ts'

const problemShape = z.object({
  severity: z.enum(['error', 'warning']),
  code: z.string(),
  message: z.string(),
  /** Kind, id and keys joined by `/`. */
  path: z.string(),
  nodeId: z.string().optional(),
  pageId: z.string().optional(),
})

/** Publishes what is saved, to visitors or to staging. Answers with lines of JSON while it works; the last one holds the release or the error. */
export const publishProjectContract = defineContract({
  method: 'POST',
  path: '/api/projects/:projectId/publish',
  role: 'editor',
  transport: 'ndjson',
  params: projectParams,
  /** With `asksFirst` a release by which somebody would come to see more or less is kept, and not shown to visitors until it is activated. */
  body: z.object({ stage: stageShape.default('production'), asksFirst: z.boolean().default(false) }).nullish(),
  answer: z.union([
    z.object({ step: z.enum(['test', 'draw', 'compress', 'store']), done: z.number(), total: z.number() }),
    z.object({ problem: problemShape }),
    z.object({ release: z.object({ id: z.string(), url: z.string(), isHeld: z.literal(true).optional() }) }),
    errorShape,
  ]),
})
export type PublishLine = z.output<typeof publishProjectContract.answer>
