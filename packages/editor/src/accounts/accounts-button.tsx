import { Users } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { AccountsDialog } from './accounts-dialog.tsx'
import { words } from './words.ts'

/** Namespace of the plugin whose accounts are kept by this server. */
export const SITE_ACCOUNTS = 'site-accounts'

/** Opens the accounts of the site's visitors. */
export function AccountsButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={Users} isWide onPress={() => setOpen(true)}>
        {words.open}
      </Button>
      {isOpen && <AccountsDialog onClose={() => setOpen(false)} />}
    </>
  )
}
