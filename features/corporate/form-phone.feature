Feature: Contact message, phone number
  Whoever answers may have to call back. A number is accepted as people write it, in any
  country; anything else is pointed out when the message is sent.

  Background:
    Given Ada wants to write to the firm

  @C5-02 @C5-06
  Rule: A phone number is digits, however they are grouped

    Example: Words instead of a number
      Given Ada has written a complete message, with "call me maybe" as the Phone
      When Ada sends it
      Then the only problem is with the Phone: "Please enter a phone number in digits, such as 703-555-0142 or +44 20 7946 0142"
      And the firm has no e-mail

    Example: A digit is missing
      Given Ada has written a complete message, with "555-010" as the Phone
      When Ada sends it
      Then the only problem is with the Phone: "Please enter a phone number in digits, such as 703-555-0142 or +44 20 7946 0142"

    Example: It is a number of another country
      Given Ada has written a complete message, with "+44 (0)20 7946 0142" as the Phone
      When Ada sends it
      Then the message is sent

    Example: It has an extension
      Given Ada has written a complete message, with "(703) 555-0142 ext. 12" as the Phone
      When Ada sends it
      Then the message is sent

    @C2.4-19
    Example: What was written before is still there, and is judged when it is sent
      Given Ada has written a complete message, with "call me maybe" as the Phone
      And Ada reloads the page by mistake
      When Ada sends it
      Then the only problem is with the Phone: "Please enter a phone number in digits, such as 703-555-0142 or +44 20 7946 0142"
