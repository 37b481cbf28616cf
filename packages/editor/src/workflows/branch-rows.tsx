import { Plus, X } from 'lucide-react'
import type { ActionRecord, Id, WorkflowRecord } from '@heddle/document'
import { setAction } from '@heddle/document/operations'
import { printPlain, readPlain } from '../fields/value/plain-value.ts'
import { useEditor } from '../session/use-editor.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { branchName } from './branch-name.ts'
import { words } from './words.ts'
import styles from './workflows.module.css'

type Branches = NonNullable<ActionRecord['branches']>

/** The values by which an action branches; what a branch holds stays while its value is changed, and goes with the branch. */
export function BranchRows({ workflow, id }: { readonly workflow: WorkflowRecord; readonly id: Id }) {
  const { view, change } = useEditor()
  const branches = workflow.actions[id]?.branches ?? []
  const set = (next: Branches) =>
    change(words.changes.branches, setAction(view, { workflowId: workflow.id, id, values: { branches: next } }))
  const last = branches.findIndex(({ isDefault }) => isDefault)
  return (
    <section aria-label={words.branches} className={styles.branches}>
      <h3 className={styles.columnTitle}>{words.branches}</h3>
      {branches.map((branch, at) =>
        branch.isDefault ? null : (
          <div key={at} className={styles.branchRow}>
            <TextField
              label={words.branchValue}
              isLabelHidden
              value={printPlain(branch.value)}
              placeholder={words.branchValue}
              onCommit={(text) => set(branches.map((one, index) => (index === at ? { ...one, value: readPlain(text) } : one)))}
            />
            <IconButton
              icon={X}
              size={24}
              label={words.removeBranch(branchName(branch))}
              onPress={() => set(branches.filter((_, index) => index !== at))}
            />
          </div>
        ),
      )}
      <Button
        icon={Plus}
        tone="quiet"
        onPress={() => {
          const place = last === -1 ? branches.length : last
          set([...branches.slice(0, place), { value: '' }, ...branches.slice(place)])
        }}
      >
        {words.addBranch}
      </Button>
    </section>
  )
}
