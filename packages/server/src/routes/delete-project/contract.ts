import { defineContract } from '../../http/contract.ts'
import { doneShape, projectParams } from '../../http/shapes.ts'

/** Deletes a project with its history, uploads and releases; its site is gone at once. */
export const deleteProjectContract = defineContract({
  method: 'DELETE',
  path: '/api/projects/:projectId',
  role: 'owner',
  params: projectParams,
  answer: doneShape,
})
