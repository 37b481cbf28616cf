import { defineContract } from '../../http/contract.ts'
import { projectParams } from '../../http/shapes.ts'

/** The project's document as a WebSocket; messages as in `@heddle/sync/protocol`. */
export const syncProjectContract = defineContract({
  method: 'GET',
  path: '/api/projects/:projectId/sync',
  role: 'viewer',
  params: projectParams,
  transport: 'websocket',
})
