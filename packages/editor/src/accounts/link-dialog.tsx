import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import type { AccountPlace, InvitedAccount } from '../server/accounts-of-site.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/text-field.tsx'
import { words } from './words.ts'
import lists from '../visitor-lists/visitor-lists.module.css'

/** Shows the link by which somebody sets their password, and what became of the letter with it, where there was one to send. */
export function LinkDialog({
  email,
  link,
  letter,
  place,
  error,
  onClose,
}: {
  readonly email: string
  /** Absent until it is there. */
  readonly link: string | undefined
  readonly letter?: InvitedAccount['letter'] | undefined
  readonly place: AccountPlace
  readonly error?: string | undefined
  readonly onClose: () => void
}) {
  const [isCopied, setCopied] = useState(false)
  const copy = () => void navigator.clipboard.writeText(link ?? '').then(() => setCopied(true))
  return (
    <Dialog
      title={words.linkFor(email)}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{words.done}</Button>
          <Button tone="primary" icon={isCopied ? Check : Copy} isDisabled={link === undefined} onPress={copy}>
            {isCopied ? words.copied : words.copy}
          </Button>
        </>
      }
    >
      <div className={lists.all}>
        {letter !== undefined && <p className={letter === 'sent' ? undefined : lists.error}>{words.letter[letter](email)}</p>}
        <p className={lists.lead}>{words.linkLead}</p>
        {place === 'draft' && <p className={lists.lead}>{words.draftLinkLead}</p>}
        <TextField label={words.newLink} isMono isReadOnly value={link ?? ''} error={error} />
      </div>
    </Dialog>
  )
}
