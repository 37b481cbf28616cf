import { EditorView } from '@codemirror/view'

/** The formula editor in the colours of the editor's theme. */
export const editorTheme = EditorView.theme({
  '&': {
    fontSize: '12px',
    backgroundColor: 'var(--bg-field)',
    borderRadius: 'var(--r-s)',
    border: '1px solid var(--line)',
    height: '120px',
  },
  '&.cm-focused': { outline: 'none', borderColor: 'var(--bound)' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.6' },
  '.cm-content': { padding: '8px', caretColor: 'var(--text)' },
  '.cm-line': { padding: '0' },
  '.cm-cursor': { borderLeftColor: 'var(--text)' },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground': { backgroundColor: 'var(--accent-weak)' },
  '.cm-formula-chip': {
    display: 'inline-block',
    padding: '0 6px',
    margin: '0 1px',
    borderRadius: '9px',
    lineHeight: '18px',
    backgroundColor: 'var(--bound-weak)',
    color: 'var(--bound-text)',
    fontFamily: 'var(--font)',
  },
  '.cm-formula-chip-picked': { backgroundColor: 'var(--bound)', color: 'var(--bg-panel)' },
  '.cm-lit': { backgroundColor: 'var(--accent-weak)', outline: '1px solid var(--accent)', borderRadius: '3px' },
  '.cm-tooltip': {
    border: '1px solid var(--line)',
    borderRadius: 'var(--r-s)',
    backgroundColor: 'var(--bg-raised)',
    color: 'var(--text)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--font)', fontSize: '12px', maxHeight: '180px' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '3px 8px' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': { backgroundColor: 'var(--bg-hover)', color: 'var(--text)' },
  '.cm-completionDetail': { color: 'var(--text-3)', fontStyle: 'normal', marginLeft: '8px' },
  '.cm-completionMatchedText': { textDecoration: 'none', color: 'var(--accent-text)' },
  '.cm-tooltip.cm-completionInfo': { width: '260px', padding: '8px 10px', font: '12px/1.5 var(--font)', marginInline: '4px' },
  '.cm-info-code': { fontFamily: 'var(--mono)', fontSize: '11px', overflowWrap: 'anywhere' },
  '.cm-info-text': { margin: '4px 0', color: 'var(--text-2)' },
  '.cm-info-weak': { color: 'var(--text-3)' },
  '.cm-diagnosticAction': {
    padding: '1px 8px',
    marginInlineStart: '8px',
    borderRadius: 'var(--r-s)',
    backgroundColor: 'var(--bg-field)',
    color: 'var(--text)',
  },
  '.cm-diagnostic': { padding: '4px 8px', borderLeft: '2px solid var(--danger)' },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--danger) 1px',
    textUnderlineOffset: '3px',
  },
})

/** The same in the large editor: as high as there is room, with lines counted. */
export const largeEditorTheme = EditorView.theme({
  '&': { height: '100%', fontSize: '13px' },
  '.cm-gutters': { backgroundColor: 'transparent', borderInlineEnd: '0', color: 'var(--text-3)', fontSize: '11px' },
  '.cm-lineNumbers .cm-gutterElement': { padding: '0 4px 0 10px', minWidth: '24px' },
})
