export { checkWorkflows, createWorkflowCheck } from './check-workflows.ts'
export { referencesOf, type WorkflowReferences } from './references-of.ts'
export type { CheckOptions, WorkflowIssue, WorkflowIssueCode } from './types.ts'
