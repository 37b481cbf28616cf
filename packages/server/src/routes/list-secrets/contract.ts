import { defineContract } from '../../http/contract.ts'
import { projectParams, secretsShape } from '../../http/shapes.ts'

/** Names of the secrets of a project and the server each belongs to; never what they are. */
export const listSecretsContract = defineContract({
  method: 'GET',
  path: '/api/projects/:projectId/secrets',
  role: 'editor',
  params: projectParams,
  answer: secretsShape,
})
