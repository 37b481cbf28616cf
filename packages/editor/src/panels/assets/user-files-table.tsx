import { Download, Trash2 } from 'lucide-react'
import type { UserFile } from '../../server/user-files-of-site.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { words } from './words.ts'
import lists from '../../visitor-lists/visitor-lists.module.css'
import styles from './user-files.module.css'

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

/** A row for each file of a page of them. */
export function UserFilesTable({
  files,
  onSave,
  onDelete,
}: {
  readonly files: readonly UserFile[]
  readonly onSave: (file: UserFile) => void
  readonly onDelete: (file: UserFile) => void
}) {
  return (
    <table className={lists.table}>
      <thead>
        <tr>
          {[words.visitors.file, words.visitors.kind, words.visitors.howLarge, words.visitors.when].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          <th scope="col" aria-label={words.visitors.actions} />
        </tr>
      </thead>
      <tbody>
        {files.map((file) => (
          <tr key={file.key}>
            <th scope="row">
              <span className={styles.name}>{file.name}</span>
              {file.tag !== '' && <span className={styles.tag}>{words.visitors.tag(file.tag)}</span>}
            </th>
            <td className={styles.type}>{file.type}</td>
            <td className={styles.fact}>{words.size(file.size)}</td>
            <td className={styles.fact}>{moment.format(file.createdAt)}</td>
            <td>
              <span className={styles.acts}>
                <IconButton icon={Download} size={24} label={words.visitors.save(file.name)} onPress={() => onSave(file)} />
                <IconButton icon={Trash2} size={24} label={words.visitors.delete(file.name)} onPress={() => onDelete(file)} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
