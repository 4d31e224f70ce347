Feature: Thank you
  Anyone who has sent something to the firm learns that it has arrived, and where to go from there.

  Rule: The thanks say what was sent

    @C2.1-45 @C2.15-07 @C2.15-08 @screen
    Example: A message
      When Ada is thanked for "contact"
      Then the page is titled "Thank You | Tamarack Research"
      And Ada is told "Thank you for your interest in the firm!"
      And Ada is told "Your comments have been emailed to the appropriate personnel."

    @C2.15-01 @C2.15-02 @C2.15-03 @C2.15-04 @screen
    Example: A resume
      When Ada is thanked for "apply"
      Then Ada is told "Thank you for submitting your resume!"
      And Ada is told "A confirmation email is on its way to you."
      And Ada is told "You are welcome to add references, work history or education history to your application."
      And Ada can go on to "My Application", "Contact Us"

    @C2.15-05 @C2.15-06 @screen
    Example: An application
      When Ada is thanked for "application"
      Then Ada is told "Thank you for submitting your application!"
      And Ada can go on to "My Application", "Find Careers!", "Contact Us"

    @C2.15-09 @C2.15-10 @C2.15-11 @C2.15-12 @screen
    Example: Anything else
      When Ada is thanked for "anything"
      Then Ada is told "Have any questions?"
      And Ada can go on to "Find Careers!", "View News and Events!", "Contact Us"
