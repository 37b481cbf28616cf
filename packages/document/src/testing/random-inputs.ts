import { componentInputs } from './inputs/component-inputs.ts'
import { dataInputs } from './inputs/data-inputs.ts'
import type { Inputs } from './inputs/inputs.ts'
import { lookInputs } from './inputs/look-inputs.ts'
import { nodeInputs } from './inputs/node-inputs.ts'
import { siteInputs } from './inputs/site-inputs.ts'
import { workflowInputs } from './inputs/workflow-inputs.ts'

export type { OperationName } from './inputs/inputs.ts'

/** Input for each operation, sound or not, out of what the document holds. */
export const INPUTS: Inputs = {
  ...nodeInputs,
  ...lookInputs,
  ...siteInputs,
  ...dataInputs,
  ...workflowInputs,
  ...componentInputs,
}
