import * as styles from './saved-jobs-offline.css.ts'

export const SavedJobsOffline = ({ words }: { words: ReadonlyArray<string> }) =>
  words.map((sentence) => (
    <p key={sentence} className={styles.words}>
      {sentence}
    </p>
  ))
