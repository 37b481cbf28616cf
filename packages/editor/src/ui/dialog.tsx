import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { words } from './words.ts'
import styles from './dialog.module.css'

/** A window over the editor with a title, a body and a row of buttons. Escape and the ground close it. */
export function Dialog({
  title,
  isOpen,
  onClose,
  size = 'medium',
  footer,
  children,
  role = 'dialog',
}: {
  readonly title: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly size?: 'small' | 'medium' | 'large'
  readonly footer?: ReactNode
  readonly children: ReactNode
  readonly role?: 'dialog' | 'alertdialog'
}) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={role === 'dialog'}
      className={styles.scrim ?? ''}
    >
      <Modal className={classNames(styles.modal, styles[size])}>
        <AriaDialog role={role} className={styles.dialog ?? ''}>
          <header className={styles.header}>
            <Heading slot="title" className={styles.title ?? ''}>
              {title}
            </Heading>
            <IconButton icon={X} label={words.close} onPress={onClose} />
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
