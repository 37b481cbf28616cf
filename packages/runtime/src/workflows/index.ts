export { createWorkflows, type Workflows, type WorkflowsInput } from './create-workflows.ts'
export { keepRowFocus } from '../focus/keep-row-focus.ts'
export { ownPorts } from '../ports/own-ports.ts'
export { trackWindow, type WindowTracking } from './track-window.ts'
