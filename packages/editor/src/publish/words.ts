const of = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** Words of the publish dialog. */
export const words = {
  title: 'Publish',
  to: 'Publish to',
  stages: { production: 'Visitors', staging: 'Staging' },
  publish: { production: 'Publish now', staging: 'Publish to staging' },
  publishAnyway: { production: 'Publish with warnings', staging: 'Publish to staging with warnings' },
  publishAgain: { production: 'Publish again', staging: 'Publish to staging again' },
  cancel: 'Cancel',
  close: 'Close',
  back: 'Back',
  problems: 'Before you publish',
  errorsBlock: 'These have to be mended first.',
  warningsPass: 'These do not stop publishing.',
  noProblems: 'Nothing is wrong.',
  plan: {
    production: (pages: number, languages: number) =>
      `${of(pages, 'page', 'pages')} in ${of(languages, 'language', 'languages')} will be drawn and replace what visitors see, in one step.`,
    staging: (pages: number, languages: number) =>
      `${of(pages, 'page', 'pages')} in ${of(languages, 'language', 'languages')} will be drawn and shown on staging. Visitors see what they saw. Whoever knows the address can open it; search engines are told to leave it out.`,
  },
  unsaved: 'Some changes are not saved yet; they will be part of the next release.',
  steps: { test: 'Running tests', draw: 'Drawing pages', compress: 'Compressing', store: 'Storing the release' },
  starting: 'Starting…',
  done: { production: 'Published', staging: 'Published to staging' },
  doneLead: { production: 'Visitors see this release now.', staging: 'Look at it there, then promote it: nothing is made anew.' },
  open: { production: 'Open the site', staging: 'Open staging' },
  copy: 'Copy address',
  copied: 'Address copied',
  failed: {
    production: 'Publishing failed; visitors still see the release before.',
    staging: 'Publishing failed; staging still shows the release before.',
  },
  found: 'Found while publishing',
  shown: 'What is shown where',
  nothingShown: { production: 'Visitors see nothing yet.', staging: 'Nothing is on staging yet.' },
  pointed: { production: 'Shown to visitors', staging: 'Staged' },
  since: (what: string, when: string, who: string) => `${what} ${when} by ${who}`,
  releaseOf: (when: string, who: string) => `Made ${when} by ${who}`,
  promote: 'Promote to visitors',
  isPromoted: 'Visitors see the same release',
  goBackOne: { production: 'Roll back', staging: 'Roll staging back' },
  releases: 'Releases',
  noReleases: 'Not published yet.',
  active: { production: 'Visitors see this', staging: 'On staging' },
  goBack: 'Go back to this one',
  stage: 'Put on staging',
  release: (when: string, author: string, pages: number) => `${when} · ${author} · ${of(pages, 'page', 'pages')}`,
  preview: 'Preview',
  review: {
    production: (when: string, who: string) =>
      `The release made ${when} by ${who} will be shown to visitors. Nothing is made anew; you can roll back.`,
    staging: (when: string, who: string) =>
      `The release made ${when} by ${who} will be shown on staging. Visitors see what they saw.`,
  },
  held: 'The release is made and not shown yet, because somebody comes to see more or less by it. Look at the list first; what you leave here stays among the releases.',
  show: { production: 'Show to visitors', staging: 'Show on staging' },
  access: 'Who sees more or less',
  comparing: 'Comparing who may see what…',
  sameAccess: 'Nobody comes to see more or less than now.',
  firstAccess: { production: 'Visitors see nothing yet, so this is all they will see.', staging: 'Staging shows nothing yet.' },
} as const
