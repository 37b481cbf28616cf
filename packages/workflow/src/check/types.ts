import type { PublishedBinding, PublishedWorkflow } from '@heddle/document/published'
import type { ActionDefinition } from '@heddle/kit'

export type WorkflowIssueCode =
  | 'missing-target'
  | 'dead-action'
  | 'endless-loop'
  | 'unused-branch'
  | 'no-default-branch'
  | 'broken-formula'
  | 'unknown-action'
  | 'missing-parameter'
  | 'missing-workflow'
  | 'never-called'
  | 'recursion'

/** What is wrong with a workflow, as far as it can be seen without running it. */
export interface WorkflowIssue {
  readonly code: WorkflowIssueCode
  /** `error`: it fails when it comes to it. `warning`: hardly what was meant. `info`: good to know. */
  readonly severity: 'error' | 'warning' | 'info'
  readonly message: string
  readonly workflowId: string
  /** Absent when the whole workflow is meant. */
  readonly actionId?: string
  /** The parameter of the action that it is about. */
  readonly parameter?: string
}

export interface CheckOptions {
  readonly definitionOf: (type: string) => ActionDefinition | undefined
  /** Why a formula cannot work in this workflow; `undefined` when it can. */
  readonly checkFormula?: (binding: PublishedBinding, workflow: PublishedWorkflow) => string | undefined
}

export type Report = (issue: Omit<WorkflowIssue, 'workflowId'>) => void
