import { FORMAT_VERSION } from '@heddle/document'
import type { JobBody } from '../../pool/job.ts'
import { snapshotHash } from '../../ports/row-hash.ts'
import { readProjectFile } from '../../project-file/read-project-file.ts'
import { loadPorts } from '../../releases/load-publishing.ts'
import type { readProjectFileJob } from './job.ts'

export const run: JobBody<typeof readProjectFileJob> = async ({ path, into, projectId, publishing }) => {
  const { definitions } = await loadPorts(publishing)
  const { name, records, files } = await readProjectFile(path, into, (type) => definitions.get(type))
  const snapshot = { project_id: projectId, seq: 0, version: FORMAT_VERSION, records: JSON.stringify(records) }
  return { name, files, snapshot: { ...snapshot, hash: snapshotHash(snapshot) } }
}
