import { runWorkflow, type ActionBody } from '@heddle/kit'
import { mapOf } from '../arguments/map-of.ts'
import { MESSAGES } from '../messages.ts'

export const run: ActionBody = ({ args: { workflowId, parameters } }) => {
  if (typeof workflowId !== 'string' || workflowId === '') throw new Error(MESSAGES.noWorkflow)
  return runWorkflow(workflowId, mapOf(parameters))
}
