import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import type { AccountPlace } from '../server/accounts-of-site.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Pager } from '../ui/pager.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { AccountActs, type AccountAct } from './account-acts.tsx'
import { AccountsTable } from './accounts-table.tsx'
import { useAccounts } from './use-accounts.ts'
import { words } from './words.ts'
import styles from './accounts.module.css'

/** The accounts of the site's visitors, of the published site or of the draft: found, given roles, blocked, deleted and invited. */
export function AccountsDialog({ onClose }: { readonly onClose: () => void }) {
  const [place, setPlace] = useState<AccountPlace>('live')
  const [search, setSearch] = useState('')
  const [offset, setOffset] = useState(0)
  const [act, setAct] = useState<AccountAct>()
  const { answer, error, setError, reload } = useAccounts(place, search, offset)
  const { accounts = [], total = 0, pageSize = 1, at = 0 } = answer ?? {}
  const pages = Math.max(1, Math.ceil(total / pageSize))
  return (
    <>
      <Dialog title={words.title} isOpen size="large" onClose={onClose}>
        <div className={styles.all}>
          <p className={styles.lead}>{place === 'live' ? words.lead : words.draftLead}</p>
          <div className={styles.bar}>
            <Segmented
              label={words.place}
              value={place}
              segments={[
                { value: 'live', label: words.live },
                { value: 'draft', label: words.draft },
              ]}
              onChange={(value) => {
                setPlace(value)
                setOffset(0)
              }}
            />
            <div className={styles.search}>
              <SearchField
                label={words.search}
                value={search}
                onChange={(text) => {
                  setSearch(text)
                  setOffset(0)
                }}
              />
            </div>
            <Button icon={UserPlus} tone="primary" onPress={() => setAct({ kind: 'invite' })}>
              {words.invite}
            </Button>
          </div>
          {error !== undefined && (
            <p role="alert" className={styles.error}>
              {error}
            </p>
          )}
          {!answer && error === undefined && <p className={styles.lead}>{words.loading}</p>}
          {answer && total === 0 && <p className={styles.none}>{search.trim() === '' ? words.none : words.noneFound}</p>}
          {accounts.length > 0 && (
            <AccountsTable place={place} accounts={accounts} now={at} onAct={setAct} onError={setError} onChanged={reload} />
          )}
          {total > 0 && (
            <div className={styles.foot}>
              <span role="status" className={styles.lead}>
                {words.count(total)}
              </span>
              {pages > 1 && (
                <Pager label={words.pages} at={offset / pageSize} count={pages} onGo={(page) => setOffset(page * pageSize)} />
              )}
            </div>
          )}
        </div>
      </Dialog>
      {act && (
        <AccountActs
          act={act}
          place={place}
          onAct={setAct}
          onChanged={() => {
            // The last one of a page may be gone.
            if (act.kind === 'delete' && accounts.length === 1 && offset > 0) setOffset(offset - pageSize)
            else reload()
          }}
        />
      )}
    </>
  )
}
