import { isAtLeast } from '@heddle/document'
import { Download } from 'lucide-react'
import { defineCommand } from '../commands/command.ts'
import { lostText } from '../server/export-project.ts'
import { messageOf } from '../server/request.ts'
import { saveFile } from '../ui/save-file.ts'
import { words } from './words.ts'

export const exportProject = defineCommand({
  id: 'export-project',
  label: words.exportProject,
  group: 'project',
  place: 25,
  icon: Download,
  when: ({ client }) => isAtLeast(client.role.value ?? 'editor', 'editor'),
  run({ server, session }) {
    session.notice.value = { text: words.exporting, tone: 'info' }
    server.exportFile().then(
      ({ name, content, lost }) => {
        saveFile(name, content)
        session.notice.value =
          lost.count > 0 ? { text: lostText(lost), tone: 'danger' } : { text: words.exported(name), tone: 'info' }
      },
      (error: unknown) => {
        session.notice.value = { text: messageOf(error), tone: 'danger' }
      },
    )
  },
})

export const commands = [exportProject]
