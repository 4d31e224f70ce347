export const formLists = {
  Country: [
    { Country_ID: '1', Description: 'United States' },
    { Country_ID: '2', Description: 'Canada' },
  ],
  State: [
    { State_ID: '1', Description: 'Ohio' },
    { State_ID: '2', Description: 'Virginia' },
  ],
  ApplicantSource: [{ ApplicantSource_ID: '1', Description: 'A friend' }],
  Gender: [
    { Gender_ID: '1', Description: 'Female' },
    { Gender_ID: '2', Description: 'Male' },
  ],
  EthnicCategory: [{ EthnicCategory_ID: '1', Description: 'I do not wish to answer' }],
  MaritalStatus: [{ MaritalStatus_ID: '1', Description: 'Married' }],
  VeteranType: [{ VeteranType_ID: '1', Description: 'Not a veteran' }],
  ADAJobDescription: [{ ADAJobDescription_ID: '1', Description: 'Office work' }],
}
