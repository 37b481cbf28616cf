/** Where a release is shown: to visitors, or to those who look at it first. A project has a pointer to a release for each. */
export type Stage = 'production' | 'staging'
