import { AlertDialog } from '#ui/dialog/dialog.tsx'
import * as styles from './rule-alert.css.ts'

type Props = {
  words: ReadonlyArray<string>
  rules: ReadonlyArray<string>
  onClose: () => void
}

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
