import { runWorkflow, type ActionBody } from '@heddle/kit'
import { mapOf } from '../../lib/arguments/map-of.ts'
import { MESSAGES } from '../../lib/messages.ts'
import type { definition } from './definition.ts'

export const run: ActionBody<typeof definition> = ({ args: { workflowId, parameters } }) => {
  if (typeof workflowId !== 'string' || workflowId === '') throw new Error(MESSAGES.noWorkflow)
  return runWorkflow(workflowId, mapOf(parameters))
}
