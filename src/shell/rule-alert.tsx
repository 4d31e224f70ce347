import { AlertDialog } from '#ui/dialog/alert-dialog.tsx'
import * as styles from './rule-alert.css.ts'

type Props = {
  /** The title, and what is said below it. */
  words: ReadonlyArray<string>
  /** The broken business rules, one sentence each. */
  rules: ReadonlyArray<string>
  onClose: () => void
}

/** What stands in the way: the numbered list of broken rules (C2.4-02 to C2.4-05), or a broken reply (C8-04). */
export function RuleAlert({ words: [title, text], rules, onClose }: Props) {
  return (
    <AlertDialog
      open
      title={title}
      subtitle={rules.length > 0 ? <Rules rules={rules} /> : text}
      size="wide"
      confirm={null}
      cancel="OK"
      onCancel={onClose}
    />
  )
}

function Rules({ rules }: Pick<Props, 'rules'>) {
  return (
    <ol className={styles.rules}>
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ol>
  )
}
