import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { LargeFormula, type LargeFormulaProps } from './large-formula.tsx'
import styles from './large-window.module.css'

/** The large editor over panel and canvas, while what is bound stays in sight beside it. */
export function LargeWindow(props: LargeFormulaProps) {
  return (
    <ModalOverlay isOpen isKeyboardDismissDisabled className={styles.ground ?? ''}>
      <Modal className={styles.window ?? ''}>
        <Dialog aria-label={props.label} className={styles.dialog ?? ''}>
          <LargeFormula {...props} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
