Feature: Files of an application
  An applicant adds her resume and further files, sees that each has arrived, and can open it, remove it and bring it back.

  Background:
    Given the firm has these open jobs
      | id | title        | city      | state    |
      | 2  | Cost Analyst | Arlington | Virginia |
    And "Ada Moss" has an account
    And Ada has arrived at "/home"
    And Ada has signed in
    And Ada has gone to apply for "Cost Analyst"
    And Ada has started her application

  @J1-19
  Rule: A file of 1 byte to 10 MB is taken if the firm can read its kind

    Scenario Outline: <what>
      When Ada adds "<name>", which holds <what>
      Then the file is with the application
      And Ada's application holds only "<name>"

      Examples:
        | name       | what                                                |
        | resume.pdf | a PDF                                               |
        | resume.pdf | a PDF that everybody can open and nobody can change |
        | resume.doc | a PDF                                               |
        | resume.txt | 1 byte of text                                      |
        | resume.txt | 10 MB of text                                       |

  @J1-19
  Rule: A file that cannot be taken is refused with the reason, and the others stay

    Scenario Outline: <what> in "<name>"
      Given Ada has added "resume.txt"
      When Ada adds "<name>", which holds <what>
      Then the file is not taken, and the applicant reads why
      And it is said of "<name>": "<why>"
      And Ada's application holds only "resume.txt"

      Examples:
        | name        | what                                 | why                                        |
        | letter.pdf  | nothing                              | This file is empty.                        |
        | letter.txt  | 10 MB of text and 1 byte             | This file is larger than 10 MB.            |
        | letter.html | a web page                           | Please choose a PDF, Word (DOC, DOCX)      |
        | letter.pdf  | a web page                           | This file is not what its name says it is. |
        | letter.doc  | a web page                           | This is a web page or XML under the name   |
        | letter.pdf  | a PDF that is locked with a password | This file is locked with a password        |

    Example: A sixth file
      Given Ada has added 5 files
      When Ada adds "letter.txt"
      Then Ada is told "An application can have up to five files. Please remove one first."

  @J1-19
  Rule: A file is shown by the name that its owner gave it

    Example: A name that no file system of the firm's would take
      When Ada adds "Žofie: résumé 🌲.txt"
      Then Ada's draft shows "Žofie: résumé 🌲.txt"

  @J1-19
  Rule: A file can be opened by its owner

    Example: She opens it
      Given Ada has added "resume.pdf", which holds a PDF
      When Ada opens her file "resume.pdf"
      Then she has a file that is called "resume.pdf" and holds a PDF

  @J1-19
  Rule: A file that was removed can be brought back

    Example: She removes it
      Given Ada has added "resume.txt" and "letter.txt"
      When Ada removes "letter.txt"
      Then it is said of "letter.txt": "This file was removed."
      And Ada's application holds only "resume.txt"

    Example: She wants it back
      Given Ada has added "letter.txt"
      And Ada has removed "letter.txt"
      When Ada wants "letter.txt" back
      Then the file is with the application
      And Ada's application holds only "letter.txt"

  @J1-19 @C8-03
  Rule: A line that breaks costs another try, and makes no second file

    Example: It breaks in the middle of the file
      Given the line has become slow
      And Ada has added "resume.txt"
      When the line breaks in the middle of the file
      Then the file did not arrive, and can be sent again
      And Ada's application holds no file

    Example: She sends it again
      Given the line has become slow
      And Ada has added "resume.txt"
      And the line has broken in the middle of the file
      When Ada sends the file again
      Then the file is with the application
      And Ada's application holds only "resume.txt"

    Example: Only the answer was lost
      Given the line has become slow
      And Ada has added "resume.txt"
      And the file has arrived, and the firm's answer has been lost
      When Ada sends the file again
      Then the file is with the application
      And Ada's application holds only "resume.txt"

  @J1-19
  Rule: A file that was moved since it was chosen is not told as a line that breaks

    Example: It is gone when the line breaks
      Given the line has become slow
      And Ada has added "resume.txt"
      And "resume.txt" has been moved on Ada's computer
      When the line breaks in the middle of the file
      Then the browser can no longer read the file, and the applicant chooses it again
      And it is said of "resume.txt": "it was moved or changed. Please choose it again."
      And Ada's application holds no file

    Example: She chooses it again
      Given the line has become slow
      And Ada has added "resume.txt"
      And "resume.txt" has been moved on Ada's computer
      And the line has broken in the middle of the file
      And Ada has removed "resume.txt"
      When Ada adds "resume.txt"
      Then Ada's application holds only "resume.txt"

  @J1-19
  Rule: A file that is on its way can be cancelled

    Example: She cancels it
      Given the line has become slow
      And Ada has added "resume.txt"
      When Ada cancels the upload
      Then Ada's draft shows no file
      And Ada's application holds no file
