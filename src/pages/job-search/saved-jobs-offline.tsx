import * as styles from './saved-jobs-offline.css.ts'

/** Says that the saved jobs can be read without a connection, as long as that is so (decision 19). */
export const SavedJobsOffline = ({ words }: { words: ReadonlyArray<string> }) =>
  words.map((sentence) => (
    <p key={sentence} className={styles.words}>
      {sentence}
    </p>
  ))
