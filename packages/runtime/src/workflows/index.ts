export { createWorkflows, type Workflows, type WorkflowsInput } from './create-workflows.ts'
export { createActionHost } from '../ports/create-action-host.ts'
export { trackWindow } from './track-window.ts'
