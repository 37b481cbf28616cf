type Texts<Name extends string> = Readonly<Record<Name, string>>

/** What elements say to visitors by themselves, by what they say it of. A file of `src/words` holds all of it in one language. */
export interface ElementWords {
  readonly calendar: Texts<
    | 'choose'
    | 'previousMonth'
    | 'nextMonth'
    | 'previousYear'
    | 'nextYear'
    | 'previousYears'
    | 'nextYears'
    | 'chooseMonth'
    | 'chooseYear'
    | 'week'
    | 'cancel'
    | 'select'
    | 'clear'
    | 'hours'
    | 'minutes'
    | 'seconds'
    | 'start'
    | 'end'
    | 'presets'
    | 'early'
    | 'late'
    | 'off'
    | 'unread'
  >
  /** Dates that people choose by name. */
  readonly presets: Texts<
    | 'today'
    | 'yesterday'
    | 'tomorrow'
    | 'last-7-days'
    | 'last-30-days'
    | 'next-7-days'
    | 'next-30-days'
    | 'this-week'
    | 'last-week'
    | 'this-month'
    | 'last-month'
    | 'this-year'
  >
  /** `{count}` and `{name}` stand for a number and the name of a file. */
  readonly files: Texts<
    | 'added'
    | 'addedOne'
    | 'type'
    | 'tooLarge'
    | 'tooSmall'
    | 'totalTooLarge'
    | 'tooMany'
    | 'folder'
    | 'remove'
    | 'moveUp'
    | 'moveDown'
  >
  readonly colors: Texts<'saturation' | 'brightness' | 'hue' | 'opacity' | 'screen'>
  /** How many may be chosen: `{count}`. */
  readonly counts: Texts<'min' | 'max'>
  readonly inputs: Texts<'check' | 'required' | 'incomplete' | 'phone'>
  /** A row of a grid that is moved: `{name}` stands for it, `{place}` and `{count}` for where it is of how many. */
  readonly rows: Texts<'grip' | 'pickedUp' | 'moved' | 'dropped' | 'putBack' | 'sorted' | 'filtered' | 'grouped' | 'ofCollection'>
  /** Tools of a rich text; `{count}` stands for the level of a heading. */
  readonly richText: Texts<
    | 'menu'
    | 'textType'
    | 'paragraph'
    | 'heading'
    | 'bold'
    | 'italic'
    | 'underline'
    | 'strike'
    | 'textColor'
    | 'noColor'
    | 'alignLeft'
    | 'alignCenter'
    | 'alignRight'
    | 'alignJustify'
    | 'bulletList'
    | 'orderedList'
    | 'taskList'
    | 'table'
    | 'rowBefore'
    | 'rowAfter'
    | 'columnBefore'
    | 'columnAfter'
    | 'deleteRow'
    | 'deleteColumn'
    | 'deleteTable'
    | 'link'
    | 'image'
    | 'codeBlock'
    | 'blockquote'
    | 'undo'
    | 'redo'
    | 'address'
    | 'description'
    | 'apply'
    | 'removeLink'
    | 'cancel'
    | 'wrongAddress'
    | 'suggestions'
  >
}
