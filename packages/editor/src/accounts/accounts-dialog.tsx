import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useEditor } from '../session/use-editor.ts'
import { Button } from '../ui/button.tsx'
import { useVisitorList } from '../visitor-lists/use-visitor-list.ts'
import { VisitorListDialog } from '../visitor-lists/visitor-list-dialog.tsx'
import { AccountActs, type AccountAct } from './account-acts.tsx'
import { AccountsTable } from './accounts-table.tsx'
import { words } from './words.ts'

/** The accounts of the site's visitors, of the published site or of the draft: found, given roles, blocked, deleted and invited. */
export function AccountsDialog({ onClose }: { readonly onClose: () => void }) {
  const [act, setAct] = useState<AccountAct>()
  const list = useVisitorList(useEditor().server.accounts.list)
  const { place, answer, at, setError, reload, dropped } = list
  const { accounts = [], total = 0 } = answer ?? {}
  return (
    <>
      <VisitorListDialog
        list={list}
        words={words}
        count={words.count(total)}
        action={
          <Button icon={UserPlus} tone="primary" onPress={() => setAct({ kind: 'invite' })}>
            {words.invite}
          </Button>
        }
        onClose={onClose}
      >
        {accounts.length > 0 && (
          <AccountsTable place={place} accounts={accounts} now={at} onAct={setAct} onError={setError} onChanged={reload} />
        )}
      </VisitorListDialog>
      {act && (
        <AccountActs
          act={act}
          place={place}
          onAct={setAct}
          onChanged={() => (act.kind === 'delete' ? dropped(accounts.length) : reload())}
        />
      )}
    </>
  )
}
